// Ten thousand items: the tests of that file in the slow tier.
import './list-pages.test'
