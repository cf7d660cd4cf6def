import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { LESSON_COURSES } from '#lessons/course.ts'

const HUB_PAGE = 'learn/web/learningPage.route.tsx'
const HUB_INDEX = 'learn/web/indexPage.route.tsx'

export default [
  index('landing/web/landing.route.tsx'),
  route('admin', 'admin/web/admin.route.tsx'),
  route('app', 'arena/web/redirect.route.tsx'),
  route('app/arena', 'challenge/web/arena.route.tsx'),
  route('app/challenge/:code', 'challenge/web/challenge.route.tsx'),
  route('app/daily', 'daily/web/daily.route.tsx'),
  route('app/daily/:date', 'daily/web/day.route.tsx'),
  route('app/daily/:date/play', 'daily/web/play.route.tsx'),
  route('app/lessons', 'lessons/web/lessons.route.tsx'),
  route('app/lessons/:course/:number', 'lessons/web/lesson.route.tsx'),
  route('app/match/:matchId', 'match/web/match.route.tsx'),
  route('app/missed', 'progress/web/missed.route.tsx'),
  route('app/practice', 'practice/web/practice.route.tsx'),
  route('app/practice/:practiceId', 'practice/web/duel.route.tsx'),
  route('app/practice/untimed/:practiceId', 'practice/web/untimed.route.tsx'),
  route('app/review', 'review/web/review.route.tsx'),
  route('auth', 'identity/web/auth.route.tsx'),
  route('auth/confirm', 'identity/web/confirm.route.tsx'),
  route('auth/recover', 'identity/web/recover.route.tsx'),
  route('dev/checkout', 'plans/web/testCheckout.route.tsx'),
  route('dev/portal', 'plans/web/testPortal.route.tsx'),
  route('pricing', 'plans/web/pricing.route.tsx'),
  route('profile', 'progress/web/profile.route.tsx'),
  route('try', 'practice/web/guest.route.tsx'),
  route('try/duel', 'practice/web/guestDuel.route.tsx'),
  route('try/keep', 'practice/web/keep.route.tsx'),
  route('translate', 'translator/web/translate.route.tsx'),
  route('translate/bulk', 'translator/web/bulk.route.tsx'),
  ...LESSON_COURSES.map((course) =>
    route(`courses/${course}`, 'lessons/web/course.route.tsx', { id: `course-${course}` }),
  ),
  ...['learn', 'courses', 'tracks', 'kpop', 'business', 'exam', 'community'].map((section) =>
    route(`${section}/:slug`, HUB_PAGE, { id: `page-of-${section}` }),
  ),
  ...['learn', 'courses', 'tracks'].map((section) => route(section, HUB_INDEX, { id: `index-of-${section}` })),
  route('kpop/lyrics-explainer', 'lyrics/web/lyrics.route.tsx'),
  route('community/leaderboard', 'leaderboard/web/leaderboard.route.tsx'),
  route('community', HUB_PAGE, { id: 'page-of-hub' }),
  route('search', 'search/web/search.route.tsx'),
  route('sitemap', 'learn/web/siteMap.route.tsx'),
  route('sitemap.xml', 'learn/web/siteMapXml.route.tsx'),
  route('robots.txt', 'learn/web/robots.route.tsx'),
  route('llms.txt', 'learn/web/llms.route.tsx'),
  route('terms', 'learn/web/legalPage.route.tsx', { id: 'terms' }),
  route('privacy', 'learn/web/legalPage.route.tsx', { id: 'privacy' }),
  route('*', 'site/web/notFound.route.tsx'),
] satisfies RouteConfig
