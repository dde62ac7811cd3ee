// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/line_form.h"
#include "core/intake/names_evidence.h"
#include "core/intake/text_lines.h"

#include <array>

using namespace Qt::StringLiterals;

namespace studio::intake {
namespace {

constexpr std::array kForms{LineForm::Columns, LineForm::Nick,   LineForm::Bracketed, LineForm::Stamped,
                            LineForm::Headed,  LineForm::Spaced, LineForm::Headings,  LineForm::Listed,
                            LineForm::Quoted,  LineForm::Plain};

/// The evidence of all lines, in each form.
struct Gathered
{
    QList<NamesEvidence> evidence;
    int lines = 0;
    bool isFenced = false; ///< a code fence is still open at the end
};

base::Result<Gathered> gather(QIODevice &device, bool hasFences, const QSet<QString> &known)
{
    Gathered all;
    for (const LineForm form : kForms)
        all.evidence.append(NamesEvidence(form, known));
    TextLines lines(device);
    for (;;) {
        const auto line = lines.next();
        if (!line)
            return tl::unexpected(line.error());
        if (!*line)
            break;
        const bool isInside = hasFences && all.isFenced;
        all.isFenced = all.isFenced != isFence(**line);
        for (NamesEvidence &one : all.evidence) {
            if (!isInside || !mayBeFenced(one.form()))
                one.add(**line);
        }
        all.lines += (*line)->trimmed().isEmpty() ? 0 : 1;
    }
    device.seek(0);
    return all;
}

/// A form with marked names must occur on at least a tenth of the lines; headings count only in text without
/// names.
bool isThere(const NamesEvidence &one, const NamesEvidence &plain, int lines, const QSet<QString> &known)
{
    // A head without text below it is something else in brackets.
    if (one.form() == LineForm::Headed && one.texts() * 2 < one.openings())
        return false;
    if (one.form() == LineForm::Headings && plain.names(known).size() > 1)
        return false;
    const bool isAside = one.form() == LineForm::Listed || one.form() == LineForm::Quoted;
    const int among = one.form() == LineForm::Listed ? 2 : 3; // lines for each opening
    if (isAside && (!plain.names(known).isEmpty() || one.openings() * among < lines))
        return false;
    if (one.form() == LineForm::Quoted && one.bareQuotes() * 2 > one.openings())
        return false; // a novel
    if (one.form() == LineForm::Spaced && one.days() == 0 && !one.isTitled())
        return false;
    return one.openings() * 10 >= lines && !one.names(known).isEmpty();
}

} // namespace

base::Result<TextForm> formOf(QIODevice &device, const QSet<QString> &known)
{
    TextForm found;
    auto gathered = gather(device, found.hasFences, known);
    if (gathered && gathered->isFenced) {
        found.hasFences = false;
        gathered = gather(device, found.hasFences, known);
    }
    if (!gathered)
        return tl::unexpected(gathered.error());
    const NamesEvidence &plain = gathered->evidence.last();
    const NamesEvidence *best = &plain;
    for (const NamesEvidence &one : gathered->evidence) {
        const bool isMore = best == &plain || one.openings() > best->openings();
        if (&one != &plain && isMore && isThere(one, plain, gathered->lines, known))
            best = &one;
    }
    found.form = best->form();
    found.names = best->names(known);
    found.isDoubtful = best->isDoubtful(known);
    found.isUnspoken = best->isUnspoken(found.names, known);
    found.order = best->orders().order();
    found.isOrderGuessed = best->orders().isGuess();
    return found;
}

} // namespace studio::intake
