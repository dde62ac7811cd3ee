// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manual_places.h"
#include "ui/help/manual_text.h"

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace studio::ui {

class ManualBrowser;

/// The manual: contents with a search, and a page. It follows the language of the application while it is
/// open and stays at its place; it loads nothing but its own pages and pictures, and opens no address. It has
/// no parent, so that a dialog that blocks the window does not block the manual. Deletes itself when it
/// closes. GUI thread.
class ManualWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ManualWindow(const HasFontFor &hasFontFor = isFontInstalledFor);

    /// An unknown page or section is the nearest one that exists.
    void open(const ManualPlace &place);
    using QDialog::open;
    [[nodiscard]] const ManualPlace &place() const { return m_place; }
    void focusPage();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void make();
    void layOut();
    void connectParts();
    void addKeys();
    void read(); ///< all pages, in the language of now
    void fillContents();
    void go(const ManualPlace &place); ///< and remember where the reader was
    void showPlace(const ManualPlace &place);
    void showPage();
    void scrollToPlace();
    void follow(const QUrl &link);
    void travel(QList<ManualPlace> &from, QList<ManualPlace> &to);
    void filter(const QString &typed);
    void markHits();
    void showTravel();
    void retranslate();
    [[nodiscard]] const ManualPage *page(const QString &id) const;
    [[nodiscard]] QTreeWidgetItem *itemOf(const ManualPlace &place) const;
    [[nodiscard]] static ManualPlace placeOf(const QTreeWidgetItem &item);
    [[nodiscard]] QStringList soughtWords() const;

    HasFontFor m_hasFontFor;
    QString m_language;
    QList<ManualPage> m_pages;
    ManualPlace m_place;
    QString m_shown; ///< language and id of the page in the browser
    QList<ManualPlace> m_before;
    QList<ManualPlace> m_after;
    bool m_isSearching = false;
    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QLineEdit *m_field = nullptr;
    QLabel *m_hits = nullptr;
    QTreeWidget *m_contents = nullptr;
    QLabel *m_noFont = nullptr;
    ManualBrowser *m_browser = nullptr;
};

} // namespace studio::ui
