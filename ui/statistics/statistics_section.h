// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

#include <optional>

class QLabel;
class QTableWidget;

namespace studio::ui {

class ShareDelegate;

/// A heading, a table with bars in its second column, and a quiet sentence in place of the table if it is
/// empty. It is as high as its rows, so that the whole page scrolls as one.
class StatisticsSection : public QWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString head;
        std::optional<double> share; ///< 0..1, of the bar
        QColor colour;               ///< of the bar; invalid: the theme's
        QStringList values;          ///< of the columns after the bar
    };

    StatisticsSection(const QString &name, QWidget *parent);

    /// The second column, the bar, has no title.
    void setTitles(const QString &heading, const QString &about, const QString &first,
                   const QStringList &values);
    /// `nothing` is shown if there are no rows.
    void setRows(const QList<Row> &rows, const QString &nothing);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyTheme();
    void cutLongNames();
    void fit();

    QLabel *m_heading = nullptr;
    QLabel *m_about = nullptr;
    QTableWidget *m_table = nullptr;
    ShareDelegate *m_bars = nullptr;
};

} // namespace studio::ui
