// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/guest_notes.h"

#include "core/explain/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::ui {

namespace {

struct GuestNotes
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::GuestNotes)
};

} // namespace

QStringList guestNotes(const QList<model::Guest> &before, const QList<model::Guest> &after)
{
    QStringList notes;
    for (const model::Guest &guest : after) {
        const auto known = std::find_if(before.begin(), before.end(),
                                        [&guest](const model::Guest &one) { return one.id == guest.id; });
        const QString name = explain::Names{{{guest.id, guest.name}}}.of(guest.id);
        const bool isNew = known == before.end();
        const bool wasOut = !isNew && known->removed;
        if (isNew && !guest.removed)
            notes.append(GuestNotes::tr("%1 joined as a guest.").arg(name));
        else if (!isNew && guest.removed && !wasOut)
            notes.append(GuestNotes::tr("%1 was removed.").arg(name));
        else if (wasOut && !guest.removed)
            notes.append(GuestNotes::tr("%1 was allowed back.").arg(name));
    }
    return notes;
}

} // namespace studio::ui
