// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_record.h"

#include <QDialog>
#include <QPushButton>

class QCheckBox;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace studio::ui {

/// Asks what to do with a companion whose id is taken, and shows part by part what replacing would change.
/// Only the Replace button replaces anything; closing the dialog changes nothing.
class ImportConflictDialog : public QDialog
{
    Q_OBJECT

public:
    ImportConflictDialog(const ImportConflict &conflict, QWidget *parent);

Q_SIGNALS:
    void answered(studio::ui::ImportChoice choice, bool forAllOthers); ///< once

private:
    void makeButtons();
    void showDifferences(QVBoxLayout *column);
    void choose(ImportChoice choice);
    void retranslate();

    ImportConflict m_conflict;
    bool m_isAnswered = false;
    QLabel *m_question = nullptr;
    QLabel *m_sides = nullptr;
    QLabel *m_picture = nullptr;
    QLabel *m_rest = nullptr;
    QLabel *m_more = nullptr;
    QScrollArea *m_area = nullptr;
    QCheckBox *m_forAll = nullptr;
    QPushButton *m_replace = nullptr;
    QPushButton *m_both = nullptr;
    QPushButton *m_skip = nullptr;
};

} // namespace studio::ui
