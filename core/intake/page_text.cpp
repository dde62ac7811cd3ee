// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/page_text.h"

#include <utility>

namespace studio::intake {

using namespace Qt::StringLiterals;

void PageText::add(const QString &text, bool keepsLines)
{
    for (const QChar c : text) {
        const bool isLineEnd = c == u'\n' || c == u'\r';
        if (keepsLines && isLineEnd) {
            if (c == u'\n')
                breakLine();
            continue;
        }
        if (isLineEnd || (c == u'\t' && !keepsLines)) {
            addBlank();
            continue;
        }
        if (c == u' ' && m_isIndent && !keepsLines)
            continue;
        if (m_isLineOver)
            beginLine();
        m_isIndent = false;
        m_text += c;
    }
}

void PageText::addBlank()
{
    m_isIndent = true;
    if (!m_text.isEmpty() && !m_isLineOver && !m_text.back().isSpace())
        m_text += u' ';
}

void PageText::breakLine()
{
    m_isLineOver = false;
    m_isIndent = false;
    m_text += u'\n';
}

void PageText::beginLine()
{
    m_isLineOver = false;
    if (!m_text.isEmpty() && m_text.back() != u'\n')
        m_text += u'\n';
}

qsizetype PageText::here()
{
    if (m_isLineOver)
        beginLine();
    return m_text.size();
}

void PageText::quote(qsizetype start)
{
    QString quoted = m_text.mid(start).trimmed();
    m_text.truncate(start);
    if (quoted.isEmpty())
        return;
    quoted.replace(u'\n', u"\n> "_s);
    m_text += u"> "_s + quoted;
    endLine();
}

QString PageText::take()
{
    m_isLineOver = false;
    m_isIndent = false;
    return std::exchange(m_text, {}).trimmed();
}

} // namespace studio::intake
