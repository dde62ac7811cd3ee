// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>

namespace studio::tests {

/// JSON as people and programs write it, never the same way twice: spaces, escapes, numbers in all spellings,
/// repeated keys. The same dice give the same text.
class RandomJson
{
public:
    explicit RandomJson(quint32 seed)
        : m_dice(seed)
    {
    }

    QByteArray value(int depth)
    {
        static const QByteArrayList words{"1.0",
                                          "1e5",
                                          "-0",
                                          "null",
                                          "true",
                                          "\"\"",
                                          "\"x\"",
                                          "\"\\\\\"",
                                          "\"\\\"\"",
                                          "\"]}\"",
                                          "\"é\\n\"",
                                          "\"\\u00e9\\/\"",
                                          "1.50",
                                          "false",
                                          "\"@@a\\nb\"",
                                          "-12E+03",
                                          "18446744073709551615"};
        const int kind = below(depth > 0 ? 4 : 2);
        return kind < 2 ? words.at(below(int(words.size()))) : container(depth, kind == 2);
    }

    QByteArray container(int depth, bool isObject)
    {
        QByteArray text(isObject ? "{" : "[");
        const int count = below(5);
        for (int i = 0; i < count; ++i) {
            text += (i > 0 ? "," : "") + space();
            if (isObject)
                text += key() + space() + ':' + space();
            text += value(depth - 1) + space();
        }
        return text + (count == 0 ? space() : QByteArray()) + (isObject ? '}' : ']');
    }

    QByteArray space()
    {
        static const QByteArrayList spaces{"", "", "", " ", "\n  ", "\t", "\r\n"};
        return spaces.at(below(int(spaces.size())));
    }

    QByteArray key()
    {
        static const QByteArrayList keys{"\"a\"", "\"b\\\"c\"", "\"A\"", "\"\"", "\"{\"", "\"綾\""};
        return keys.at(below(int(keys.size())));
    }

    int below(int count) { return m_dice.bounded(count); }

private:
    QRandomGenerator m_dice;
};

} // namespace studio::tests
