// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/upkeep.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace studio::ui {

class SizeBar;

/// "Your data": where it is, how large it is, which backups there are, and what can be done with it. It shows
/// the state that it is given; each button reports a wish. While a task runs, the user can only stop it.
class DataWindow : public QDialog
{
    Q_OBJECT

public:
    DataWindow(QWidget *parent);

    void setSizes(const model::DataSizes &sizes);
    void setWritable(bool writable);
    /// The running task by its name; empty: none is running.
    void setBusy(const QString &what);
    void setProgress(int percent); ///< -1: unknown
    void tell(const QString &result);

Q_SIGNALS:
    void pathWanted();
    void checkWanted();
    void backupWanted();
    void rebuildWanted();
    void compactionWanted();
    void restoreWanted(const QString &file);
    void stopWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void make();
    [[nodiscard]] QWidget *page();
    void layOut();
    void connectButtons();
    void retranslate();
    void writeSizes(); ///< in words, once known
    void showState();
    /// The file of the selected backup; empty if none is selected.
    [[nodiscard]] QString chosenCopy() const;
    [[nodiscard]] QPushButton *button(const QString &name);
    [[nodiscard]] QLabel *label(const QString &name);

    model::DataSizes m_sizes;
    bool m_isWeighed = false;
    bool m_writable = true;
    bool m_busy = false;
    QScrollArea *m_area = nullptr;
    QLabel *m_folder = nullptr;
    SizeBar *m_bar = nullptr;
    QLabel *m_parts = nullptr;
    QLabel *m_roomsTitle = nullptr;
    QLabel *m_rooms = nullptr;
    QLabel *m_last = nullptr;
    QListWidget *m_copies = nullptr;
    QLabel *m_work = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_result = nullptr;
    QPushButton *m_copyPath = nullptr;
    QPushButton *m_check = nullptr;
    QPushButton *m_backUp = nullptr;
    QPushButton *m_rebuild = nullptr;
    QPushButton *m_compact = nullptr;
    QPushButton *m_restore = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
