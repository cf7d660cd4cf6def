import { createContext } from 'react-router'
import type { PlanOffers } from '#plans/planOffer.ts'

/** Where route loaders find what each plan gives on this server. */
export const offeredPlans = createContext<PlanOffers>()
