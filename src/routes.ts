import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('landing/web/landing.route.tsx')] satisfies RouteConfig
