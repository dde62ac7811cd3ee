// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/copied_text.h"

#include "core/explain/names.h"
#include "core/model/past/deletion.h"
#include "ui/transcript/row_blocks.h"
#include "ui/transcript/text_selection.h"
#include "ui/transcript/transcript_model.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct Said
{
    QString name;
    QString text;
};

std::optional<Said> saidIn(const TranscriptModel &model, qint64 row)
{
    if (model.isStreaming(row))
        return Said{model.speaker(model.streaming()->companion).name, saidText(model.streaming()->text)};
    const model::MessageRow *posted = model.message(row);
    if (!posted)
        return {};
    const model::Message &message = posted->posted.message;
    return Said{explain::markedName(model.speaker(message.from).name, message.program),
                saidText(message.text)};
}

QString missingLine(qint64 count)
{
    const int shown = int(std::min<qint64>(count, std::numeric_limits<int>::max()));
    return QCoreApplication::translate("studio::ui::Transcript", "[Messages not loaded: %n]", nullptr, shown);
}

} // namespace

QString copiedText(const TranscriptModel &model, const TextSelection &selection)
{
    if (selection.isEmpty())
        return {};
    const qint64 first = selection.first().row;
    const qint64 last = std::min(selection.last().row, model.rowCount() - 1);
    QStringList lines;
    qint64 missing = 0;
    const auto tellMissing = [&] {
        if (missing > 0)
            lines.append(missingLine(missing));
        missing = 0;
    };

    for (qint64 row = first; row <= last; ++row) {
        const model::MessageRow *posted = model.message(row);
        if (posted && model::isDeleted(*posted))
            continue;
        const std::optional<Said> said = saidIn(model, row);
        if (!said) {
            ++missing;
            continue;
        }
        tellMissing();
        const TextSelection::Part part = selection.partOf(row, said->text.size());
        const QString text = said->text.mid(part.from, part.to - part.from);
        if (first == last)
            lines.append(text);
        else if (!text.isEmpty() || said->text.isEmpty())
            lines.append(said->name + u": "_s + text);
    }
    tellMissing();
    return lines.join(u'\n');
}

} // namespace studio::ui
