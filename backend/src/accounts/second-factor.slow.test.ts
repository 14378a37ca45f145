// The tests of the fast tier, on Postgres.
import './second-factor.test'
