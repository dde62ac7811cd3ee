// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_record.h"
#include "ui/theme/icons.h"

#include <QList>
#include <QString>

// The results of an import, in words.
namespace studio::ui {

/// The number of files per outcome, counted while they come in, because there may be many records.
struct ImportCount
{
    int added = 0; ///< including those under another id
    int replaced = 0;
    int known = 0;
    int skipped = 0;
    int refused = 0;
    int unread = 0;
    int lorebooks = 0;
    void add(ImportRecord::Outcome outcome);
    bool operator==(const ImportCount &) const = default;
};

/// "12 companions came in. 2 files were not taken."
[[nodiscard]] QString importHeadline(const ImportCount &count);
/// "Came in as Aya (companion_aya)", "Not taken: It is not a card."
[[nodiscard]] QString outcomeText(const ImportRecord &record);
[[nodiscard]] IconName outcomeIcon(ImportRecord::Outcome outcome);
/// Everything as plain text, for a mail or a note.
[[nodiscard]] QString importText(const QString &headline, const QList<ImportRecord> &records);

} // namespace studio::ui
