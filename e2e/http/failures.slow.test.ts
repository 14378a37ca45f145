// Nobody answers: the tests of that file in the slow tier.
import './failures.test'
