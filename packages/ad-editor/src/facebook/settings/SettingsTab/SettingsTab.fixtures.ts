export const reach = { users_lower_bound: 1_200_000, users_upper_bound: 1_400_000, is_ready: true };
