// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/setting_entry.h"

#include <QDialog>
#include <QHash>
#include <QList>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace studio::ui {

class NoticeBar;
class SettingRow;
class Settings;
struct SettingsContent;

/// All settings in one window: a page after the other, or all that fit a search. It is made from the table of
/// settings (setting_entry.h). What is set elsewhere has a button that leads there. Changes hold at once;
/// there is nothing to confirm. Deletes itself when it closes. GUI thread.
class SettingsWindow : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsWindow(Settings &settings, QWidget *parent = nullptr);

    /// The actions to which the ways lead; a way without one is hidden.
    void offerActions(const QList<QAction *> &actions);
    /// More of a page, below its rows; the window owns it. A search finds it by its accessible description.
    void addToPage(SettingPage page, QWidget *widget);
    /// A sentence below the heading of a page; empty: its usual one.
    void setNote(SettingPage page, const QString &note);
    void showPage(SettingPage page);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A heading with its rows.
    struct Page
    {
        QLabel *heading = nullptr;
        QLabel *note = nullptr;
        QVBoxLayout *column = nullptr;
        QWidget *box = nullptr;
        QList<SettingRow *> rows;
        QList<QWidget *> more;
        QString ownNote;
    };

    void makePages();
    void layOut();
    void showPages();
    void showNote(int page);
    void fitWidth();
    void retranslate();
    void applyTheme();
    void tellState();
    void askForExport();
    void askForImport();
    void exportTo(const QString &file);
    void importFrom(const QString &file);
    void offerImport(const SettingsContent &content, const QStringList &troubles);
    [[nodiscard]] QStringList changesBy(const SettingsContent &content) const;

    Settings &m_settings;
    int m_page = 0;
    QHash<const SettingRow *, bool> m_isOffered; ///< of ways
    QList<Page> m_pages;
    NoticeBar *m_notice = nullptr;
    QLineEdit *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QComboBox *m_narrowList = nullptr; ///< instead of the list, where the window is narrow
    QScrollArea *m_area = nullptr;
    QLabel *m_nothing = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
