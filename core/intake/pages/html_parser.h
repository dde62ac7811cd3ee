// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <functional>

namespace studio::intake {

/// The start tag of an element. Valid only during the call that receives it.
class HtmlTag
{
public:
    /// In libxml2's form: names and values alternate; may be null.
    HtmlTag(const char *name, const char *const *attributes);

    [[nodiscard]] const QByteArray &name() const { return m_name; } ///< in lower case
    [[nodiscard]] bool is(QByteArrayView className) const;          ///< one of its classes
    [[nodiscard]] const QByteArrayList &classes() const { return m_classes; }
    /// Empty if it is missing.
    [[nodiscard]] QString value(QByteArrayView attribute) const;

private:
    QByteArray m_name;
    QByteArrayList m_classes;
    const char *const *m_attributes;
};

/// Receives the content of a page.
class HtmlSink
{
public:
    HtmlSink() = default;
    virtual ~HtmlSink() = default;
    HtmlSink(const HtmlSink &) = delete;
    HtmlSink &operator=(const HtmlSink &) = delete;

    virtual void opened(const HtmlTag &tag) = 0;
    virtual void closed() = 0; ///< the element opened last that is still open
    virtual void said(const QString &text) = 0;
    virtual void ended() = 0; ///< the page is read; elements that are still open were never closed
};

/// Parses one page of HTML with libxml2: unclosed elements are closed, and nothing is loaded. `read` returns
/// the next piece, in UTF-8, and nothing at the end. Limited: the nesting of elements, and the bytes held in
/// memory before an element ends. False: a limit was reached, and nothing after it was read.
[[nodiscard]] bool parseHtml(HtmlSink &sink, const std::function<QByteArray()> &read);

} // namespace studio::intake
