/** The part of Linear's published schema that the double answers, in its names and types. */
export const linearSchema = `
  type Query {
    viewer: User!
    issue(id: String!): Issue!
    team(id: String!): Team!
    teams(first: Int, filter: TeamFilter): TeamConnection!
  }
  type Mutation {
    issueCreate(input: IssueCreateInput!): IssuePayload!
  }
  scalar DateTime
  type User { id: ID! name: String! email: String! }
  type Team { id: ID! key: String! name: String! }
  type TeamConnection { nodes: [Team!]! }
  input StringComparator { eq: String eqIgnoreCase: String in: [String!] }
  input TeamFilter { key: StringComparator name: StringComparator }
  type WorkflowState { id: ID! name: String! type: String! }
  type Issue {
    id: ID!
    identifier: String!
    title: String!
    description: String
    url: String!
    state: WorkflowState!
    team: Team!
    createdAt: DateTime!
    updatedAt: DateTime!
    completedAt: DateTime
    canceledAt: DateTime
  }
  input IssueCreateInput {
    id: String
    title: String
    description: String
    teamId: String!
    assigneeId: String
    priority: Int
    labelIds: [String!]
    projectId: String
    stateId: String
    dueDate: String
    estimate: Int
  }
  type IssuePayload { success: Boolean! lastSyncId: Float! issue: Issue }
`;
