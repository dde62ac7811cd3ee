// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <functional>

namespace studio::intake {

/// An element of a page that begins. It holds for the call that it is given to.
class HtmlTag
{
public:
    /// As libxml2 hands them over: names and values in turn, or null.
    HtmlTag(const char *name, const char *const *attributes);

    [[nodiscard]] const QByteArray &name() const { return m_name; } ///< in small letters
    [[nodiscard]] bool is(QByteArrayView className) const;          ///< one of its classes
    [[nodiscard]] const QByteArrayList &classes() const { return m_classes; }
    /// Empty without it.
    [[nodiscard]] QString value(QByteArrayView attribute) const;

private:
    QByteArray m_name;
    QByteArrayList m_classes;
    const char *const *m_attributes;
};

/// Who is told what stands in a page.
class HtmlSink
{
public:
    HtmlSink() = default;
    virtual ~HtmlSink() = default;
    HtmlSink(const HtmlSink &) = delete;
    HtmlSink &operator=(const HtmlSink &) = delete;

    virtual void opened(const HtmlTag &tag) = 0;
    virtual void closed() = 0; ///< the element that was opened last and is still open
    virtual void said(const QString &text) = 0;
    virtual void ended() = 0; ///< all has been read; elements that are open now were never closed
};

/// Reads one page of HTML with libxml2: what is left unclosed is closed, and nothing is loaded. `read` gives
/// the next piece, in UTF-8, and nothing at the end. Bounded: elements within elements, and what has to be in
/// memory before an element ends. False: a bound was met, and nothing was read from there on.
[[nodiscard]] bool parseHtml(HtmlSink &sink, const std::function<QByteArray()> &read);

} // namespace studio::intake
