// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::intake {

/// The text of an element as a reader sees it, assembled piece by piece. Pure.
class PageText
{
public:
    /// Line ends of the source become blanks, unless they are kept; other blanks stay, because exporters
    /// write messages unchanged.
    void add(const QString &text, bool keepsLines);
    void breakLine();
    /// The next text goes on a line of its own; a line that ends there anyway is not ended twice.
    void endLine() { m_isLineOver = m_isLineOver || !m_text.isEmpty(); }
    /// The position of the next letter.
    [[nodiscard]] qsizetype here();
    [[nodiscard]] QString from(qsizetype start) const { return m_text.mid(start); }
    void insert(qsizetype at, QChar sign) { m_text.insert(at, sign); }
    /// Puts "> " before each line from there on.
    void quote(qsizetype start);
    /// Returns the text without blanks at its ends, and starts a new one.
    [[nodiscard]] QString take();

private:
    void addBlank();
    void beginLine();

    QString m_text;
    bool m_isLineOver = false;
    bool m_isIndent = false; ///< after a line end of the source, which became a blank
};

} // namespace studio::intake
