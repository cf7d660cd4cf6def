import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AccountFailure, ownFailure } from '#identity/accountFailure.ts'
import type { LinkType } from '#identity/web/copy.ts'
import { type EmailLink, readEmailLink } from '#identity/web/readEmailLink.ts'
import { refused, type Verdict } from '#kit/verdict.ts'

/** The link that the page was opened with. */
export interface OpenedLink {
  /** Empty if the URL has none. */
  tokenHash: string
  /** Undefined while it is loading. */
  link: Verdict<EmailLink, AccountFailure> | undefined
}

/** Reads `token_hash` from the URL. A link of another type counts as used up, because it belongs to another page. */
export function useEmailLink(type: LinkType): OpenedLink {
  const tokenHash = useSearchParams()[0].get('token_hash') ?? ''
  const [link, setLink] = useState<OpenedLink['link']>()

  useEffect(() => {
    if (tokenHash === '') return setLink(refused(ownFailure('account/link-spent')))
    let left = false
    readEmailLink(tokenHash).then((read) => {
      if (left) return
      setLink(read.ok && read.value.type !== type ? refused(ownFailure('account/link-spent')) : read)
    })
    return () => {
      left = true
    }
  }, [tokenHash, type])

  return { tokenHash, link }
}
