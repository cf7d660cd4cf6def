import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('landing/web/landing.route.tsx'),
  route('auth', 'identity/web/auth.route.tsx'),
  route('auth/confirm', 'identity/web/confirm.route.tsx'),
  route('auth/recover', 'identity/web/recover.route.tsx'),
  route('pricing', 'plans/web/pricing.route.tsx'),
  route('profile', 'identity/web/profile.route.tsx'),
  route('translate', 'translator/web/translate.route.tsx'),
  route('*', 'site/web/notFound.route.tsx'),
] satisfies RouteConfig
