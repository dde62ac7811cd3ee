// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

// What was said as HTML: the closed subset of Markdown that the window shows (core/markdown/parser.h), in
// tags of ours alone. A link is its words and, in brackets, its address, which leads nowhere; a picture is
// its words. Any thread.
namespace studio::transcript {

/// Nothing of the text can end a text or an attribute; controls are gone (cleanText).
[[nodiscard]] QByteArray escapedHtml(const QString &text);

/// Blocks: p, h4 to h6, ul, ol, blockquote, pre, table, hr. Texts that are too long for it are one p, as they
/// are.
[[nodiscard]] QByteArray messageHtml(const QString &message);

} // namespace studio::transcript
