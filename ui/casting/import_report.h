// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/casting/persona_import.h"

#include <QDialog>

namespace studio::ui {

/// "12 companions came in." and, below, what was left alone and why.
[[nodiscard]] QString importHeadline(const ImportSummary &summary);
[[nodiscard]] QString importDetails(const ImportSummary &summary); ///< lines; empty: nothing more to say

/// Tells what became of imported files: one dialog for all of them.
class ImportReport : public QDialog
{
    Q_OBJECT

public:
    ImportReport(const ImportSummary &summary, QWidget *parent);
};

} // namespace studio::ui
