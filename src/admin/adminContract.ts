import { z } from 'zod'
import type { Block } from '#learn/markdown/node.ts'

/** Request of `admin-actions`. `before`: the last action of the previous page. */
export const actionsRequest = z.strictObject({ before: z.int().positive().optional() })

export type AdminActionName =
  | 'page_added'
  | 'page_edited'
  | 'page_published'
  | 'page_unpublished'
  | 'hold_cleared'
  | 'hold_confirmed'
  | 'admin_granted'
  | 'admin_revoked'
  | 'accounts_searched'

/** One thing that an admin did. */
export interface AdminAction {
  id: number
  at: string
  /** `command`: on the command line of the server’s machine. */
  by: 'admin' | 'command'
  /** The admin’s email address; null if the account was deleted, and for a command. */
  admin: string | null
  action: AdminActionName
  /** The email address of the user whom it concerns, if there is one. */
  user: string | null
  slug: string | null
  /** The columns of the page that were changed. */
  changed: string[]
  /** How many accounts a search found. */
  found: number | null
}

/** Response of `admin-actions`, newest first. */
export interface ActionsResponse {
  actions: AdminAction[]
  /** Whether there are older ones. */
  more: boolean
}

/** Request of `admin-accounts`: a part of an email address. */
export const accountsRequest = z.strictObject({ email: z.string().trim().min(3).max(254) })

const slug = z.string().min(1).max(100)

export const pageRequest = z.strictObject({ slug })

/** What an admin writes. Title and description must fit a search result. */
const WRITTEN = {
  title: z.string().trim().min(1).max(51),
  meta_description: z.string().trim().min(1).max(155),
  headline: z.string().trim().min(1).max(110),
  content: z.string().min(1).max(100_000),
}

export const previewRequest = z.strictObject({ content: WRITTEN.content })

/** `seen`: the page's time of change when the admin opened it; null for a page that did not exist. */
export const savePageRequest = z.strictObject({ slug, seen: z.string().max(40).nullable(), ...WRITTEN })

export type SavePageRequest = z.output<typeof savePageRequest>

export const publishPageRequest = z.strictObject({ slug, published: z.boolean() })

/** A page that can have a glossary page, or has one. */
export interface ListedPage {
  slug: string
  path: string
  /** The heading of the learning page at that path. */
  name: string
  /** Null if there is no glossary page yet. */
  stored: { title: string; published: boolean; updated_at: string } | null
}

/** Response of `admin-pages`. */
export interface PagesResponse {
  pages: ListedPage[]
}

/** Response of `admin-page`. */
export interface EditedPage extends SavePageRequest {
  published: boolean
}

/** Response of `admin-preview-page`: the text as readers get it, and what is wrong with it. */
export interface PagePreview {
  blocks: Block[]
  faults: string[]
}
