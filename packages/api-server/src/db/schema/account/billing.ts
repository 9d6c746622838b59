import type { Plan, Subscription, Transaction } from '@adlane/contract/account/billing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  instant,
  isOperatorScope,
  operatorPolicy,
  tenantColumns,
  tenantPolicy,
  timeColumns,
} from '../tenantColumns';
import { agencies } from './agencies';

/** Plans put on sale or taken off sale (ads §7). A plan without a row follows the constants. */
export const plan_states = pgTable(
  'plan_states',
  {
    type: text('type').$type<Plan['type']>().primaryKey(),
    status: text('status').$type<Plan['status']>().notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  () => [
    pgPolicy('read', { for: 'select', using: sql`true` }),
    pgPolicy('write', { for: 'all', using: isOperatorScope, withCheck: isOperatorScope }),
  ],
);

/** An agency as Stripe's customer, with the details of its card that may be shown. */
export const billing_customers = pgTable(
  'billing_customers',
  {
    agency_id: integer('agency_id').primaryKey(),
    customer_id: text('customer_id').notNull(),
    /** Stripe's id of the default payment method, or null. */
    payment_method_id: text('payment_method_id'),
    card_brand: text('card_brand'),
    card_last4: text('card_last4'),
    card_exp_month: integer('card_exp_month'),
    card_exp_year: integer('card_exp_year'),
    /** When the stored card was requested from Stripe. An older response never replaces a newer one. */
    card_asked_at: instant('card_asked_at'),
    /** The payment page that is open at Stripe, or was paid without its effect being stored yet. */
    checkout_id: text('checkout_id'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    uniqueIndex('billing_customers_stripe').on(t.customer_id),
    tenantPolicy(),
  ],
);

/** An agency's plan, bought or granted. Agencies without a row are on trial. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    agency_id: integer('agency_id').primaryKey(),
    plan_type: text('plan_type').$type<Plan['type']>().notNull(),
    status: text('status').$type<Subscription['status']>().notNull(),
    /** Price of one interval for this agency, in the smallest unit of `currency`; 0 if granted. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Stripe's ids; null for a lifetime plan and for a granted one. */
    subscription_id: text('subscription_id'),
    item_id: text('item_id'),
    current_period_end: instant('current_period_end'),
    cancel_at_period_end: boolean('cancel_at_period_end').notNull().default(false),
    trial_ends_at: instant('trial_ends_at'),
    /** When the stored state was requested from Stripe. An older response never replaces a newer one. */
    asked_at: instant('asked_at').notNull(),
    ...timeColumns,
  },
  (t) => [
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    uniqueIndex('subscriptions_stripe').on(t.subscription_id),
    index('subscriptions_plan').on(t.plan_type, t.status),
    tenantPolicy(),
  ],
);

/** Invoices of an agency, as Stripe has them. */
export const transactions = pgTable(
  'transactions',
  {
    ...tenantColumns,
    invoice_id: text('invoice_id').notNull(),
    number: text('number').notNull(),
    description: text('description').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<Transaction['status']>().notNull(),
    invoice_url: text('invoice_url'),
    asked_at: instant('asked_at').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    uniqueIndex('transactions_invoice').on(t.agency_id, t.invoice_id),
    index('transactions_list').on(t.agency_id, t.created_at),
    index('transactions_amount').on(t.agency_id, t.amount),
    index('transactions_status').on(t.agency_id, t.status, t.created_at),
    tenantPolicy(),
  ],
);

/**
 * Events from Stripe, each once. Their objects are fetched from Stripe, so the order of events does not
 * matter.
 */
export const stripe_events = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The object of the event, e.g. `in_…`. */
    object_id: text('object_id').notNull(),
    /** When it happened at Stripe. */
    created_at: instant('created_at').notNull(),
    received_at: instant('received_at').notNull(),
    /** Null until the effect is stored. */
    handled_at: instant('handled_at'),
  },
  (t) => [index('stripe_events_age').on(t.received_at), operatorPolicy()],
);
