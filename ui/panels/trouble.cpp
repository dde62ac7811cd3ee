// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/trouble.h"

#include <QCoreApplication>

namespace studio::ui {

namespace {

struct TroubleWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Trouble)
};

} // namespace

QString troubleSentence(const Trouble &trouble)
{
    using Kind = Trouble::Kind;
    switch (trouble.kind) {
    case Kind::SavingFailed:
        return TroubleWords::tr(
                   "“%1” paused: messages could not be saved. Unsaved messages are not shown. %2")
            .arg(trouble.about, trouble.detail);
    case Kind::ReadOnly:
        return TroubleWords::tr("Read-only: this data folder is open in another Companion Studio.");
    case Kind::DataRecovered:
    case Kind::DataNote:
    case Kind::RequestFailed: return trouble.detail;
    }
    return {};
}

QList<Remedy> remediesFor(Trouble::Kind kind)
{
    using Kind = Trouble::Kind;
    switch (kind) {
    case Kind::SavingFailed: return {Remedy::UseAnotherFolder, Remedy::Dismiss};
    case Kind::DataRecovered: return {Remedy::ShowBackups, Remedy::Dismiss};
    case Kind::DataNote: return {Remedy::Dismiss};
    case Kind::ReadOnly: return {Remedy::UseAnotherFolder};
    case Kind::RequestFailed: return {Remedy::Dismiss};
    }
    return {};
}

QString remedyLabel(Remedy remedy)
{
    switch (remedy) {
    case Remedy::UseAnotherFolder: return TroubleWords::tr("Use another folder…");
    case Remedy::Dismiss: return TroubleWords::tr("Close");
    case Remedy::ShowBackups: return TroubleWords::tr("Show the backups…");
    }
    return {};
}

} // namespace studio::ui
