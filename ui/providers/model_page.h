// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringListModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace studio::ui {

class FormField;

/// Third page of the wizard: the standard model of the provider. Chosen from its list, which typing narrows:
/// Down goes into the list, and Enter takes its first match. A name that is not in the list has to be
/// confirmed, because it is more often the beginning of another. If there is no list the user types the name.
class ModelPage : public QWidget
{
    Q_OBJECT

public:
    explicit ModelPage(QWidget *parent = nullptr);

    void setModel(const QString &model); ///< the earlier choice
    void beginAsking();
    void setModels(const QStringList &models); ///< as the provider lists them; a single model is chosen
    void setNoModels(const QString &reason);
    void retranslate();
    void showFlaws();
    void focusName();

    [[nodiscard]] QString model() const;
    [[nodiscard]] QString flaw() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void edited();
    void askWanted();

private:
    enum class How { Asking, Listed, NoList };
    [[nodiscard]] bool isUnknown() const; ///< not in the list, and not confirmed
    void takeAsItIs();
    void narrow(const QString &text);
    void choose(const QModelIndex &index);
    void refresh();

    How m_how = How::Asking;
    QString m_reason;
    QString m_confirmed; ///< may be chosen although the list does not have it
    bool m_marksMissing = false;
    QStringListModel m_models;
    QSortFilterProxyModel m_narrowed;
    QLineEdit *m_name = nullptr;
    FormField *m_field = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_asItIs = nullptr;
    QPushButton *m_again = nullptr;
};

} // namespace studio::ui
