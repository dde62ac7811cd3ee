// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/line_form.h"
#include "core/intake/line_heads.h"
#include "core/intake/talk_reader.h"
#include "core/intake/text_lines.h"
#include "core/intake/words.h"

#include <utility>

// Text: lines that name their speaker, and continuation lines.
namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Result;
using model::CardReport;
using Next = Result<std::optional<TalkLine>>;

namespace {

class TextReader final : public TalkReader
{
public:
    TextReader(QIODevice &device, const TextForm &form)
        : m_lines(device)
        , m_form(form)
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
            const bool isInside = m_isFenced;
            if (m_form.hasFences && mayBeFenced(m_form.form) && isFence(**line))
                m_isFenced = !m_isFenced;
            const LineHead head = isInside ? LineHead() : headIn(**line, m_form.form, m_form.names);
            const bool isOpening = head.kind == LineHead::Kind::Opening && m_form.names.contains(head.name);
            const QDateTime time = isOpening || head.kind == LineHead::Kind::Day ? timeIn(head) : QDateTime();
            if (head.kind == LineHead::Kind::Day)
                continue;
            if (isOpening) {
                auto said = finished();
                m_isAside = false;
                m_open = TalkLine{head.name, false, head.text, time};
                if (said)
                    return said;
            } else if (head.kind == LineHead::Kind::Notice || isOfNobody(head) || isAside(**line)) {
                ++m_notices;
                m_isAside = m_form.form == LineForm::Headed;
                if (auto said = finished())
                    return said;
            } else {
                goOn(**line);
            }
        }
    }

    CardReport report() const override
    {
        CardReport notes;
        if (m_lines.encoding().isAssumed) {
            notes.append(
                {model::CardNote::Fate::Warning,
                 {},
                 //: %1 is the name of an encoding: Shift_JIS
                 Words::tr("The text does not state its encoding. Read as %1; some letters might be wrong.")
                     .arg(QString::fromLatin1(m_lines.encoding().name))});
        }
        if (m_before > 0) {
            notes.append({model::CardNote::Fate::Ignored, Words::tr("beginning"),
                          Words::tr("Skipped %n line(s) before the first name.", nullptr, int(m_before))});
        }
        if (m_notices > 0) {
            notes.append({model::CardNote::Fate::Ignored, Words::tr("notices"),
                          Words::tr("Skipped %n line(s) of the program itself.", nullptr, int(m_notices))});
        }
        if (m_form.isOrderGuessed) {
            notes.append(
                {model::CardNote::Fate::Warning, Words::tr("dates"),
                 m_form.order == DateOrder::DayMonth
                     ? Words::tr("The date format is ambiguous. Dates are read as day, month, year.")
                     : Words::tr("The date format is ambiguous. Dates are read as month, day, year.")});
        }
        if (m_form.isDoubtful) {
            notes.append(
                {model::CardNote::Fate::Warning, Words::tr("names"),
                 Words::tr(
                     "Each name appears only once. If these are not speakers, do not import this file.")});
        }
        if (m_form.isUnspoken) {
            notes.append({model::CardNote::Fate::Warning, Words::tr("names"),
                          Words::tr("This text hardly looks like a conversation. If these are not speakers, "
                                    "do not import this file.")});
        }
        if (m_empty > 0) {
            notes.append({model::CardNote::Fate::Ignored, Words::tr("empty messages"),
                          Words::tr("Skipped %n message(s) without text.", nullptr, int(m_empty))});
        }
        return notes;
    }

private:
    /// A line with only a time of day has the date of the last heading.
    QDateTime timeIn(const LineHead &head)
    {
        if (!head.stamp)
            return {};
        if (head.stamp->hasDate)
            m_day = timeOfStamp(*head.stamp, m_form.order, m_day).date();
        return timeOfStamp(*head.stamp, m_form.order, m_day);
    }

    /// Whether the line is the program's: a line with a time never continues another text.
    [[nodiscard]] bool isOfNobody(const LineHead &head) const
    {
        return head.kind == LineHead::Kind::Opening &&
               (m_form.form == LineForm::Stamped || m_form.form == LineForm::Nick ||
                m_form.form == LineForm::Columns || m_form.form == LineForm::Spaced);
    }

    /// Lines below a notice between heads, such as for pictures, belong to the notice up to the next blank
    /// line.
    [[nodiscard]] bool isAside(const QString &line) const { return m_isAside && !line.trimmed().isEmpty(); }

    void goOn(const QString &line)
    {
        m_isAside = false;
        if (!m_open) {
            m_before += line.trimmed().isEmpty() ? 0 : 1;
            return;
        }
        if (m_open->text.isEmpty() && line.trimmed().isEmpty())
            return; // a blank line between a head and its text
        const bool isTabbed = m_form.form == LineForm::Stamped && line.startsWith(u'\t');
        // Our own texts indent continuation lines; Zoom puts a tab before them.
        m_open->text += (m_open->text.isEmpty() ? QString() : u"\n"_s) +
                        (line.startsWith("    "_L1) ? line.mid(4) : line.mid(isTabbed ? 1 : 0));
    }

    std::optional<TalkLine> finished()
    {
        auto said = std::exchange(m_open, std::nullopt);
        if (!said)
            return said;
        while (!said->text.isEmpty() && said->text.back().isSpace())
            said->text.chop(1);
        // LINE quotes texts of several lines.
        const bool isQuoted = m_form.form == LineForm::Columns && said->text.size() > 1 &&
                              said->text.startsWith(u'"') && said->text.endsWith(u'"');
        if (isQuoted)
            said->text = said->text.mid(1, said->text.size() - 2);
        if (m_form.form == LineForm::Quoted)
            said->text = unquoted(said->text);
        if (!said->text.trimmed().isEmpty())
            return said;
        ++m_empty;
        return std::nullopt;
    }

    TextLines m_lines;
    TextForm m_form;
    QDate m_day; ///< of the messages from here on
    qint64 m_notices = 0;
    std::optional<TalkLine> m_open; ///< the line in progress
    bool m_isAside = false;         ///< below a notice
    bool m_isFenced = false;        ///< in a block of code
    qint64 m_before = 0;
    qint64 m_empty = 0;
};

} // namespace

std::unique_ptr<TalkReader> textReader(QIODevice &device, const TextForm &form)
{
    return std::make_unique<TextReader>(device, form);
}

} // namespace studio::intake
