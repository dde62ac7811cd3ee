// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <algorithm>

namespace studio::llm::codec {

/// Follows the brackets of JSON byte by byte, to find the end of a value before it can be parsed. Checks
/// nothing else.
class JsonScan
{
public:
    void take(char byte)
    {
        if (m_inText) {
            m_inText = m_escaped || byte != '"';
            m_escaped = !m_escaped && byte == '\\';
        } else if (byte == '"') {
            m_inText = true;
        } else if (byte == '{' || byte == '[') {
            m_missing.append(byte == '{' ? '}' : ']');
        } else if ((byte == '}' || byte == ']') && !m_missing.isEmpty()) {
            m_missing.chop(1);
            m_wholes += m_missing.isEmpty() ? 1 : 0;
        }
    }
    void take(const QByteArray &bytes)
    {
        for (const char byte : bytes)
            take(byte);
    }

    [[nodiscard]] bool isOpen() const { return m_inText || !m_missing.isEmpty(); }
    [[nodiscard]] bool isInText() const { return m_inText; }
    /// Objects and arrays closed so far.
    [[nodiscard]] qsizetype wholes() const { return m_wholes; }
    /// The brackets that would close what is open.
    [[nodiscard]] QByteArray missing() const
    {
        QByteArray closers = m_missing;
        std::reverse(closers.begin(), closers.end());
        return closers;
    }

private:
    QByteArray m_missing; ///< outermost first
    qsizetype m_wholes = 0;
    bool m_inText = false;
    bool m_escaped = false;
};

} // namespace studio::llm::codec
