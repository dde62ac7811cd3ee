// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/search.h"
#include "core/model/room.h"
#include "ui/models/people.h"
#include "ui/search/hit_delegate.h"
#include "ui/search/hit_model.h"

#include <QDialog>

class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStackedWidget;

namespace studio::ui {

/// "Search everywhere": a field, filters by room, person, kind and time, and hits as the user types. It
/// reports its queries and shows the results. Down moves from the field to the hits, Return opens the place,
/// Escape closes. GUI thread.
class SearchWindow : public QDialog
{
    Q_OBJECT

public:
    SearchWindow(QWidget *parent);

    /// The choices of the filters, and their names.
    void setNames(const People &people, const QList<model::NamedSpeaker> &speakers,
                  const QList<model::RoomSummary> &rooms);
    void begin(); ///< takes the focus, and selects the previous search text
    [[nodiscard]] model::SearchQuery query() const;

    void showFound(const model::SearchQuery &query, const model::SearchPage &page);
    void showMore(const model::SearchPage &page);
    void tellTrouble(const QString &what);

Q_SIGNALS:
    void queryChanged();
    void moreWanted(qint64 before);
    void hitChosen(const studio::model::SearchHit &hit);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Down in the field, Up in the first row

private:
    void layOut();
    void connectParts();
    void retranslate();
    void fillKinds();
    void fillTimes();
    void change();
    void choose(const QModelIndex &index);
    void takeFiltersBack();
    void refresh();
    [[nodiscard]] bool isFiltered() const;
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString emptyText() const;

    HitModel *m_model;
    QLineEdit *m_field;
    QComboBox *m_room;
    QComboBox *m_speaker;
    QComboBox *m_kind;
    QComboBox *m_time;
    QDateEdit *m_from;
    QDateEdit *m_to;
    QPushButton *m_unfilter;
    QStackedWidget *m_pages;
    QListView *m_list;
    QLabel *m_empty;
    QLabel *m_state;
    QPushButton *m_go;
    QPushButton *m_close;
    model::SearchQuery m_shown; ///< the query of the shown hits
    bool m_hasAnswer = false;
    qint64 m_unread = 0;
    QString m_trouble;
};

} // namespace studio::ui
