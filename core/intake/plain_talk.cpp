// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/talk_reader.h"
#include "core/intake/text_lines.h"
#include "core/intake/words.h"

#include <QHash>

#include <algorithm>

// Plain text: "Name: what was said", and lines that go on with it.
namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Result;
using model::CardReport;
using Next = Result<std::optional<TalkLine>>;

namespace {

constexpr qsizetype kLongestName = 40;
constexpr qsizetype kMostNames = 200;

struct Opening
{
    QString name;
    QString text;
};

/// The name that a line begins with, though it may be a word that only looks like one. Signs of Markdown
/// around it are left off.
std::optional<Opening> openingOf(const QString &line)
{
    const auto isColon = [](QChar c) { return c == u':' || c == u'：'; };
    const auto colon =
        std::find_if(line.cbegin(), line.cbegin() + std::min(line.size(), kLongestName + 8), isColon);
    const qsizetype at = colon - line.cbegin();
    if (at == 0 || at >= line.size() || !isColon(line.at(at)) || line.front().isSpace())
        return std::nullopt;
    if (line.mid(at + 1).startsWith("//"_L1))
        return std::nullopt;
    QString name = line.left(at).trimmed();
    QString text = line.mid(at + 1);
    const bool isBold = name.startsWith("**"_L1) && !name.endsWith("**"_L1) && text.startsWith("**"_L1);
    if (isBold)
        text = text.mid(2);
    while (name.startsWith(u'*'))
        name = name.mid(1);
    while (name.endsWith(u'*'))
        name.chop(1);
    name = name.trimmed();
    const bool hasLetter =
        std::any_of(name.cbegin(), name.cend(), [](QChar c) { return c.isLetter() || c.isSurrogate(); });
    if (!hasLetter || name.size() > kLongestName || name.count(u' ') > 4)
        return std::nullopt;
    if (text.startsWith(u' '))
        text = text.mid(1);
    return Opening{name, text};
}

class TextReader final : public TalkReader
{
public:
    TextReader(QIODevice &device, const QSet<QString> &names)
        : m_lines(device)
        , m_names(names)
    {
    }

    Next next() override
    {
        for (;;) {
            const auto line = m_lines.next();
            if (!line)
                return tl::unexpected(line.error());
            if (!*line)
                return finished();
            const auto opening = openingOf(**line);
            if (opening && m_names.contains(opening->name)) {
                auto said = finished();
                m_open = TalkLine{opening->name, false, opening->text};
                if (said)
                    return said;
            } else {
                goOn(**line);
            }
        }
    }

    CardReport report() const override
    {
        CardReport notes;
        if (m_lines.isLatin1()) {
            notes.append(
                {model::CardNote::Fate::Warning,
                 {},
                 Words::tr("The text is not UTF-8; it was read as Latin-1, and letters may be wrong.")});
        }
        if (m_before > 0) {
            notes.append({model::CardNote::Fate::Ignored, Words::tr("beginning"),
                          Words::tr("%n lines before the first name are left out.", nullptr, int(m_before))});
        }
        if (m_empty > 0) {
            notes.append({model::CardNote::Fate::Ignored, Words::tr("empty messages"),
                          Words::tr("%n messages without a word are left out.", nullptr, int(m_empty))});
        }
        return notes;
    }

private:
    void goOn(const QString &line)
    {
        if (!m_open) {
            m_before += line.trimmed().isEmpty() ? 0 : 1;
            return;
        }
        // Our own texts indent what goes on.
        m_open->text += u'\n' + (line.startsWith("    "_L1) ? line.mid(4) : line);
    }

    std::optional<TalkLine> finished()
    {
        auto said = std::exchange(m_open, std::nullopt);
        if (!said)
            return said;
        while (!said->text.isEmpty() && said->text.back().isSpace())
            said->text.chop(1);
        if (!said->text.trimmed().isEmpty())
            return said;
        ++m_empty;
        return std::nullopt;
    }

    TextLines m_lines;
    QSet<QString> m_names;
    std::optional<TalkLine> m_open; ///< what is being said
    qint64 m_before = 0;
    qint64 m_empty = 0;
};

} // namespace

std::unique_ptr<TalkReader> textReader(QIODevice &device, const QSet<QString> &names)
{
    return std::make_unique<TextReader>(device, names);
}

Result<QSet<QString>> namesInText(QIODevice &device)
{
    TextLines lines(device);
    QHash<QString, int> seen;
    bool isFirst = true;
    for (;;) {
        const auto line = lines.next();
        if (!line)
            return tl::unexpected(line.error());
        if (!*line)
            break;
        const auto opening = openingOf(**line);
        if (opening && (seen.contains(opening->name) || seen.size() < 100'000))
            seen[opening->name] += isFirst ? 2 : 1;
        isFirst = isFirst && (*line)->trimmed().isEmpty();
    }
    // In a short text everybody may speak once.
    const bool isShort = seen.size() <= 4;
    QSet<QString> names;
    for (auto it = seen.cbegin(); it != seen.cend(); ++it) {
        if ((it.value() > 1 || isShort) && names.size() < kMostNames)
            names.insert(it.key());
    }
    return names;
}

} // namespace studio::intake
