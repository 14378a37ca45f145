'use client'

import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onError?: () => void }

/** Takes what it holds away when a component inside throws, and nothing else of the page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
