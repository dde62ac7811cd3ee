// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_view.h"

#include "ui/avatar/avatars.h"
#include "ui/library/face_drag.h"
#include "ui/library/library_row_delegate.h"
#include "ui/library/library_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr std::array kOrders{LibraryOrder::Name, LibraryOrder::LastUsed, LibraryOrder::Newest,
                             LibraryOrder::Talkativeness};

} // namespace

LibraryView::LibraryView(const Avatars &avatars, const LibraryLook &look, QWidget *parent)
    : QWidget(parent)
    , m_faces(avatars)
    , m_look(look)
    , m_delegate(new LibraryRowDelegate(avatars, this))
{
    setObjectName(u"libraryView"_s);
    makeControls();
    makeList();
    arrange();
    connect(&avatars, &Avatars::changed, m_list->viewport(), qOverload<>(&QWidget::update));
    onRetranslate(this, [this] { retranslate(); });
    m_order->setCurrentIndex(int(m_look.order));
    (m_look.pictures ? m_pictures : m_lines)->setChecked(true);
    showShape();
    query();
    onThemeChange(this, [this] { applyTheme(); });
}

void LibraryView::makeControls()
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(u"librarySearch"_s);
    m_search->setClearButtonEnabled(true);
    m_tag = new QComboBox(this);
    m_tag->setObjectName(u"libraryTag"_s);
    m_tag->addItem(QString());
    m_tag->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_tag->setMinimumContentsLength(10);
    m_order = new QComboBox(this);
    m_order->setObjectName(u"libraryOrder"_s);
    for (const LibraryOrder order : kOrders)
        m_order->addItem(orderName(order));
    m_archivedToo = new QCheckBox(this);
    m_archivedToo->setObjectName(u"libraryArchived"_s);
    m_pictures = new QPushButton(this);
    m_pictures->setObjectName(u"libraryPictures"_s);
    m_lines = new QPushButton(this);
    m_lines->setObjectName(u"libraryLines"_s);
    auto *shapes = new QButtonGroup(this);
    for (QPushButton *button : {m_pictures, m_lines}) {
        button->setCheckable(true);
        button->setAutoDefault(false);
        shapes->addButton(button);
    }
    connect(m_search, &QLineEdit::textChanged, this, &LibraryView::query);
    connect(m_tag, &QComboBox::currentIndexChanged, this, &LibraryView::query);
    connect(m_order, &QComboBox::currentIndexChanged, this, [this](int at) {
        if (at >= 0)
            m_look.order = LibraryOrder(at);
        query();
        Q_EMIT lookChanged(m_look);
    });
    connect(m_archivedToo, &QCheckBox::toggled, this, &LibraryView::query);
    connect(m_pictures, &QPushButton::clicked, this, [this] { choose(true); });
    connect(m_lines, &QPushButton::clicked, this, [this] { choose(false); });
}

void LibraryView::makeList()
{
    m_list = new FaceList(m_faces, this);
    m_list->setObjectName(u"libraryList"_s);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true); // one row measures for a thousand
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QListView::customContextMenuRequested, this, [this](const QPoint &at) {
        if (!selected().isEmpty())
            Q_EMIT menuWanted(m_list->viewport()->mapToGlobal(at));
    });
    m_list->viewport()->installEventFilter(this);
    m_count = quietLabel(u"libraryCount"_s, this);
    m_nothing = new QWidget(this);
    m_empty = quietLabel(u"libraryEmpty"_s, m_nothing);
    m_empty->setAlignment(Qt::AlignCenter);
    m_clear = new QPushButton(m_nothing);
    m_clear->setObjectName(u"libraryClear"_s);
    m_clear->setAutoDefault(false);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_tag->setCurrentIndex(0);
        m_search->clear();
        m_search->setFocus();
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT activated(base::ParticipantId(index.data(LibraryModel::IdRole).toString()));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_isRestoring)
            Q_EMIT selectionChanged();
    });
}

void LibraryView::arrange()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *first = new QHBoxLayout;
    first->setSpacing(metrics.small);
    first->addWidget(m_search, 1);
    first->addWidget(m_pictures);
    first->addWidget(m_lines);
    auto *second = new QHBoxLayout;
    second->setSpacing(metrics.small);
    second->addWidget(m_tag);
    second->addWidget(m_order);
    second->addWidget(m_archivedToo);
    second->addStretch(1);
    auto *nothing = new QVBoxLayout(m_nothing);
    nothing->addStretch(1);
    nothing->addWidget(m_empty);
    nothing->addWidget(m_clear, 0, Qt::AlignHCenter);
    nothing->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.small);
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(m_nothing, 1);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
}

void LibraryView::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_pictures->setIcon(icon(IconName::Picture, theme));
    m_lines->setIcon(icon(IconName::List, theme));
}

/// Selected companions stay selected while they are visible.
template<class Change>
void LibraryView::keepingChosen(Change change)
{
    const base::ParticipantId at(m_list->currentIndex().data(LibraryModel::IdRole).toString());
    const QList<base::ParticipantId> chosen = selected();
    m_isRestoring = true;
    change();
    QItemSelection selection;
    for (const base::ParticipantId &id : chosen)
        if (const QModelIndex index = m_model.indexOf(id); index.isValid())
            selection.select(index, index);
    const QModelIndex again = m_model.indexOf(at);
    const QModelIndex current = again.isValid() ? again : m_model.index(0);
    if (selection.isEmpty() && current.isValid())
        selection.select(current, current);
    m_list->selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    m_list->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_isRestoring = false;
}

void LibraryView::setPersonas(const QList<model::Persona> &personas, model::Language language)
{
    keepingChosen([&] { m_model.setPersonas(personas, language); });
    fillTags();
    refresh();
}

void LibraryView::setUses(const QList<model::PersonaUse> &uses)
{
    keepingChosen([&] { m_model.setUses(uses); });
    refresh();
}

void LibraryView::query()
{
    LibraryQuery query;
    query.search = m_search->text();
    query.tag = m_tag->currentIndex() > 0 ? m_tag->currentText() : QString();
    query.archivedToo = m_archivedToo->isChecked();
    query.order = m_look.order;
    const bool otherTags = query.archivedToo != m_model.query().archivedToo;
    keepingChosen([&] { m_model.setQuery(query); });
    if (otherTags)
        fillTags();
    refresh();
    if (m_list->currentIndex().isValid())
        m_list->scrollTo(m_list->currentIndex());
}

/// The chosen tag stays in the list, even if no companion has it any more.
void LibraryView::fillTags()
{
    const QString chosen = m_tag->currentIndex() > 0 ? m_tag->currentText() : QString();
    QStringList tags = m_model.tags();
    if (!chosen.isEmpty() && !tags.contains(chosen))
        tags.prepend(chosen);
    const QSignalBlocker quiet(m_tag);
    while (m_tag->count() > 1)
        m_tag->removeItem(1);
    m_tag->addItems(tags);
    m_tag->setCurrentIndex(int(tags.indexOf(chosen)) + 1);
    m_tag->setEnabled(!tags.isEmpty());
}

void LibraryView::setLook(const LibraryLook &look)
{
    if (look == m_look)
        return;
    m_look = look;
    const QSignalBlocker quiet(m_order);
    m_order->setCurrentIndex(int(look.order));
    (look.pictures ? m_pictures : m_lines)->setChecked(true);
    showShape();
    query();
}

void LibraryView::choose(bool pictures)
{
    if (m_look.pictures == pictures)
        return;
    m_look.pictures = pictures;
    showShape();
    Q_EMIT lookChanged(m_look);
}

void LibraryView::showShape()
{
    m_delegate->setShape(m_look.pictures ? LibraryRowDelegate::Shape::Picture
                                         : LibraryRowDelegate::Shape::Line);
    m_list->setFlow(m_look.pictures ? QListView::LeftToRight : QListView::TopToBottom);
    m_list->setWrapping(m_look.pictures);
    m_list->doItemsLayout();
    if (m_list->currentIndex().isValid())
        m_list->scrollTo(m_list->currentIndex());
}

void LibraryView::focusList() { m_list->setFocus(); }

std::optional<model::Persona> LibraryView::current() const
{
    const QList<base::ParticipantId> ids = selected();
    return ids.size() == 1 ? m_model.persona(m_model.indexOf(ids.first())) : std::nullopt;
}

QList<base::ParticipantId> LibraryView::selected() const
{
    QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    std::sort(rows.begin(), rows.end());
    QList<base::ParticipantId> ids;
    for (const QModelIndex &row : std::as_const(rows))
        ids.append(base::ParticipantId(row.data(LibraryModel::IdRole).toString()));
    return ids;
}

void LibraryView::refresh()
{
    const bool empty = m_model.rowCount() == 0;
    const bool isNarrowed = !m_search->text().trimmed().isEmpty() || m_tag->currentIndex() > 0;
    m_list->setVisible(!empty);
    m_nothing->setVisible(empty);
    m_clear->setVisible(isNarrowed);
    m_empty->setText(m_model.isEmptyLibrary() ? tr("No companions yet. Create one, or drop cards here.")
                     : isNarrowed             ? tr("No companion matches the search.")
                                              : tr("All companions are archived."));
    //: Below the library: how many companions are shown, and how many there are
    m_count->setText(tr("%L1 of %L2").arg(m_model.rowCount()).arg(m_model.size()));
    m_count->setVisible(!m_model.isEmptyLibrary());
    Q_EMIT selectionChanged();
}

/// The pictures share the width of the list; the list lays them out anew after this.
bool LibraryView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        m_delegate->setWidth(m_list->viewport()->width());
    return QWidget::eventFilter(watched, event);
}

void LibraryView::retranslate()
{
    m_search->setPlaceholderText(tr("Search by name, role, tag or creator"));
    m_search->setAccessibleName(tr("Search companions"));
    m_tag->setItemText(0, tr("All tags"));
    m_tag->setAccessibleName(tr("Only with this tag"));
    m_order->setAccessibleName(tr("Order"));
    {
        const QSignalBlocker quiet(m_order);
        for (const LibraryOrder order : kOrders)
            m_order->setItemText(int(order), orderName(order));
    }
    m_pictures->setText(tr("Pictures"));
    m_lines->setText(tr("List"));
    m_archivedToo->setText(tr("Show archived"));
    m_list->setAccessibleName(tr("Companions"));
    m_clear->setText(tr("Show all"));
    refresh();
}

} // namespace studio::ui
