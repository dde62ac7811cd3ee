// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_models.h"
#include "ui/imports/import_words.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListView;
class QProgressBar;
class QPushButton;

namespace studio::ui {

class NoticeBar;

/// A running import and its results: every file with its outcome, and for the selected file what was used of
/// its card, what was kept aside or left out, and why. Closing the dialog does not end the import; Cancel
/// does.
class ImportReport : public QDialog
{
    Q_OBJECT

public:
    ImportReport(QWidget *parent);

    void setProgress(int done, int all); ///< all is 0 while files are searched
    void append(const ImportRecord &record);
    void finish();
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Room for more sentences with an action, such as groups that could become rooms.
    [[nodiscard]] NoticeBar &notice() { return *m_notice; }
    [[nodiscard]] QString headline() const;

Q_SIGNALS:
    void cancelWanted();

private:
    void makeLists();
    void makeFilters();
    void arrange();
    void showRecord();
    void refresh();
    void retranslate();

    ImportRecordModel m_records;
    CardNoteModel m_notes;
    ImportCount m_count;
    int m_done = 0;
    int m_all = 0;
    bool m_isFinished = false;
    NoticeBar *m_notice = nullptr;
    QLabel *m_headline = nullptr;
    QProgressBar *m_progress = nullptr;
    QComboBox *m_show = nullptr;
    QListView *m_files = nullptr;
    QComboBox *m_fate = nullptr;
    QListView *m_parts = nullptr;
    QLabel *m_noParts = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
