// The tests of the fast tier, many times, on Postgres.
import './account-writes.test'
