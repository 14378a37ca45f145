// The tests of the fast tier, many times, on both kinds of database.
import './account-writes.test'
