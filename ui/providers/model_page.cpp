// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/model_page.h"

#include "ui/forms/form_field.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestModel = 200;

} // namespace

ModelPage::ModelPage(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_field(new FormField(u"providerModel"_s, m_name, this))
    , m_list(new QListView(this))
    , m_state(quietLabel(u"modelListState"_s, this))
    , m_again(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"modelPage"_s);
    m_name->setObjectName(u"providerModel"_s);
    m_name->setMaxLength(kLongestModel);
    m_name->setClearButtonEnabled(true);
    m_narrowed.setSourceModel(&m_models);
    m_narrowed.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setObjectName(u"modelList"_s);
    m_list->setModel(&m_narrowed);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_again->setObjectName(u"modelListAgain"_s);
    m_again->setAutoDefault(false);

    auto *how = new QHBoxLayout;
    how->setSpacing(theme.metrics.small);
    how->addWidget(m_state, 1);
    how->addWidget(m_again, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addLayout(how);
    column->addStretch(0);
    connect(m_name, &QLineEdit::textEdited, this, &ModelPage::narrow);
    connect(m_name, &QLineEdit::textChanged, this, &ModelPage::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ModelPage::choose);
    connect(m_again, &QPushButton::clicked, this, &ModelPage::askWanted);
    retranslate();
}

void ModelPage::setModel(const QString &model)
{
    m_name->setText(model);
    m_marksMissing = false;
    narrow({});
}

void ModelPage::beginAsking()
{
    m_how = How::Asking;
    m_models.setStringList({});
    refresh();
}

void ModelPage::setModels(const QStringList &models)
{
    if (models.isEmpty()) {
        setNoModels(tr("The list is empty."));
        return;
    }
    m_how = How::Listed;
    m_models.setStringList(models);
    narrow({});
    if (m_name->text().isEmpty() && models.size() == 1)
        m_name->setText(models.first());
    const QModelIndex chosen = m_narrowed.mapFromSource(m_models.index(int(models.indexOf(model()))));
    if (chosen.isValid()) {
        m_list->setCurrentIndex(chosen);
        m_list->scrollTo(chosen, QAbstractItemView::PositionAtCenter);
    }
    refresh();
}

void ModelPage::setNoModels(const QString &reason)
{
    m_how = How::NoList;
    m_reason = reason;
    m_models.setStringList({});
    refresh();
}

QString ModelPage::model() const { return m_name->text().trimmed(); }

QString ModelPage::flaw() const { return model().isEmpty() ? tr("Choose a model.") : QString(); }

void ModelPage::narrow(const QString &text)
{
    m_narrowed.setFilterFixedString(text.trimmed());
    refresh();
}

void ModelPage::choose(const QModelIndex &index)
{
    if (index.isValid())
        m_name->setText(index.data().toString());
}

void ModelPage::showFlaws()
{
    m_marksMissing = true;
    refresh();
}

void ModelPage::focusName() { m_name->setFocus(Qt::OtherFocusReason); }

void ModelPage::refresh()
{
    const int shown = m_narrowed.rowCount();
    const bool narrowed = m_how == How::Listed && shown < m_models.rowCount();
    switch (m_how) {
    case How::Asking: m_state->setText(tr("Asking for the list of models…")); break;
    case How::Listed:
        m_state->setText(narrowed ? tr("%L1 of %L2 models").arg(shown).arg(m_models.rowCount())
                                  : tr("%n model(s)", nullptr, m_models.rowCount()));
        break;
    case How::NoList: //: %1 is a whole sentence: why there is no list
        m_state->setText(tr("%1 Write the name of the model as its provider calls it.").arg(m_reason));
        break;
    }
    m_list->setVisible(m_how != How::NoList);
    m_again->setEnabled(m_how != How::Asking);
    const bool isMissing = m_marksMissing && model().isEmpty();
    m_field->setFlaws(isMissing ? QList<persona::Flaw>{{.text = flaw()}} : QList<persona::Flaw>());
    Q_EMIT edited();
}

void ModelPage::retranslate()
{
    setAccessibleName(tr("Model"));
    m_field->setLabel(tr("Model"));
    m_name->setPlaceholderText(tr("Write to search, or a name that is not in the list"));
    m_list->setAccessibleName(tr("Models of the provider"));
    m_again->setText(tr("Ask again"));
    refresh();
}

} // namespace studio::ui
