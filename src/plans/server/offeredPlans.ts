import { createContext } from 'react-router'
import type { PlanOffers } from '#plans/planOffer.ts'

/** The context key of what each plan offers on this server, for route loaders. */
export const offeredPlans = createContext<PlanOffers>()
