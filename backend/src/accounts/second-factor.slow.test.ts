// The tests of the fast tier, on each kind of database.
import './second-factor.test'
