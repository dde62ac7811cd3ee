// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::intake {

/// The text of an element as a reader sees it, put together piece by piece. Pure.
class PageText
{
public:
    /// Line ends of the source are blanks, unless they are kept; other blanks stand as they are, for
    /// exporters write what people said without a change.
    void add(const QString &text, bool keepsLines);
    void breakLine();
    /// What comes next stands on a line of its own; a line that ends there anyway is not ended twice.
    void endLine() { m_isLineOver = m_isLineOver || !m_text.isEmpty(); }
    /// Where the next letter will stand.
    [[nodiscard]] qsizetype here();
    [[nodiscard]] QString from(qsizetype start) const { return m_text.mid(start); }
    void insert(qsizetype at, QChar sign) { m_text.insert(at, sign); }
    /// Puts "> " before each line from there on.
    void quote(qsizetype start);
    /// Without blanks at its ends; it begins anew.
    [[nodiscard]] QString take();

private:
    void addBlank();
    void beginLine();

    QString m_text;
    bool m_isLineOver = false;
    bool m_isIndent = false; ///< behind a line end of the source, which was a blank
};

} // namespace studio::intake
