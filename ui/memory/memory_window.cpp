// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/memory/memory_window.h"

#include "ui/panels/room_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/short_name.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCloseEvent>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(640, 600); // at the usual text size
constexpr int kUsualLine = 18;        // height of a line at that size
constexpr int kId = Qt::UserRole;
constexpr int kFieldLines = 4;
constexpr qsizetype kLongestPastedNote = 10 * model::kLongestNote;

/// An ordinary text list on the ground that all lists of the window have.
class NoteDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(option.widget);
        QStyleOptionViewItem texts = option;
        if (option.state.testFlag(QStyle::State_Selected))
            texts.palette.setColor(QPalette::Text, theme.selectionText);
        texts.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver | QStyle::State_HasFocus);
        painter->save();
        paintRowGround(*painter, option, theme);
        painter->restore();
        QStyledItemDelegate::paint(painter, texts, index);
    }
};

/// A field for a note: a paste that is far longer than any note is refused, since it would stop the window.
class NoteField : public QPlainTextEdit
{
public:
    using QPlainTextEdit::QPlainTextEdit;
    std::function<void(qsizetype)> pasteRefused;

protected:
    void insertFromMimeData(const QMimeData *source) override
    {
        const QString text = source->text();
        if (text.size() > kLongestPastedNote)
            pasteRefused(text.size());
        else
            insertPlainText(text);
    }
};

} // namespace

MemoryWindow::MemoryWindow(const base::ParticipantId &companion, QWidget *parent)
    : QDialog(parent)
    , m_companion(companion)
    , m_intro(quietLabel(u"memoryIntro"_s, this))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_empty(quietLabel(u"memoryEmpty"_s, this))
    , m_fieldName(plainLabel(u"memoryFieldName"_s, this))
    , m_field(new NoteField(this))
    , m_trouble(plainLabel(u"memoryTrouble"_s, this))
    , m_add(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_discard(new QPushButton(this))
    , m_forget(new QPushButton(this))
    , m_keep(new QPushButton(this))
    , m_message(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"memoryWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const QSize first = kFirstSize * std::max(1.0, double(fontMetrics().lineSpacing()) / kUsualLine);
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)) : first);
    m_search->setObjectName(u"memorySearch"_s);
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(u"memoryNotes"_s);
    m_list->setItemDelegate(new NoteDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_empty->setAlignment(Qt::AlignCenter);
    for (QLabel *label : {m_intro, m_empty})
        label->setMinimumWidth(1); // else a name without a break widens the window
    m_field->setObjectName(u"memoryField"_s);
    m_field->setTabChangesFocus(true);
    m_fieldName->setBuddy(m_field);
    const QList<std::pair<QPushButton *, QString>> buttons{
        {m_add, u"memoryAdd"_s},       {m_save, u"memorySave"_s}, {m_discard, u"memoryDiscard"_s},
        {m_forget, u"memoryForget"_s}, {m_keep, u"memoryKeep"_s}, {m_message, u"memoryMessage"_s},
        {m_close, u"memoryClose"_s}};
    for (const auto &[button, name] : buttons) {
        button->setObjectName(name);
        button->setAutoDefault(false);
    }
    layOut();
    connectParts();
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void MemoryWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *acts = new QHBoxLayout;
    acts->setSpacing(metrics.small);
    for (QPushButton *button : {m_add, m_forget, m_keep, m_message})
        acts->addWidget(button);
    acts->addStretch(1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addStretch(1);
    foot->addWidget(m_discard);
    foot->addWidget(m_save);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.small);
    column->addWidget(m_intro);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    column->addLayout(acts);
    column->addWidget(m_fieldName);
    column->addWidget(m_field);
    column->addWidget(m_trouble);
    column->addLayout(foot);
}

void MemoryWindow::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, &MemoryWindow::showNotes);
    connect(m_list, &QListWidget::currentRowChanged, this, &MemoryWindow::showChosen);
    connect(m_list, &QListWidget::itemActivated, m_field, [this] { m_field->setFocus(Qt::TabFocusReason); });
    static_cast<NoteField *>(m_field)->pasteRefused = [this](qsizetype length) {
        //: %1 and %2 are numbers of characters
        m_problem =
            tr("The pasted text has %L1 characters. At most %L2 can be pasted here. Nothing was pasted.")
                .arg(length)
                .arg(kLongestPastedNote);
        refresh();
    };
    connect(m_field, &QPlainTextEdit::textChanged, this, [this] {
        m_problem.clear();
        refresh();
    });
    connect(m_add, &QPushButton::clicked, this, &MemoryWindow::begin);
    connect(m_save, &QPushButton::clicked, this, &MemoryWindow::save);
    connect(m_discard, &QPushButton::clicked, this, &MemoryWindow::discard);
    connect(m_forget, &QPushButton::clicked, this, &MemoryWindow::askToForget);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        m_asked = 0;
        refresh();
        m_list->setFocus(Qt::TabFocusReason);
    });
    connect(m_message, &QPushButton::clicked, this, &MemoryWindow::showMessage);
    connect(m_close, &QPushButton::clicked, this, &MemoryWindow::reject);
}

void MemoryWindow::setName(const QString &name)
{
    m_name = name;
    retranslate();
}

void MemoryWindow::setRooms(const QHash<base::RoomId, QString> &rooms)
{
    m_rooms = rooms;
    showNotes();
}

void MemoryWindow::setNotes(const QList<model::MemoryNote> &notes)
{
    m_notes = notes;
    std::stable_sort(m_notes.begin(), m_notes.end(),
                     [](const auto &one, const auto &other) { return one.time < other.time; });
    std::reverse(m_notes.begin(), m_notes.end());
    showNotes();
}

void MemoryWindow::setWritable(bool writable)
{
    m_writable = writable;
    refresh();
}

void MemoryWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette wrong = theme.palette();
    wrong.setColor(QPalette::WindowText, theme.error);
    m_trouble->setPalette(wrong);
    m_field->setMinimumHeight(kFieldLines * m_field->fontMetrics().lineSpacing() + theme.metrics.large);
    m_field->setMaximumHeight(m_field->minimumHeight());
    m_list->setSpacing(theme.metrics.tiny);
}

void MemoryWindow::tellWritten()
{
    m_sending = false;
    m_before = m_field->toPlainText();
    if (m_id == 0)
        begin();
    refresh();
}

void MemoryWindow::tellTrouble(const QString &what)
{
    m_sending = false;
    m_problem = what;
    refresh();
}

const model::MemoryNote *MemoryWindow::chosen() const
{
    const auto found = std::find_if(m_notes.cbegin(), m_notes.cend(),
                                    [this](const model::MemoryNote &note) { return note.id == m_id; });
    return found == m_notes.cend() ? nullptr : &*found;
}

bool MemoryWindow::isChanged() const { return m_field->toPlainText() != m_before; }

QString MemoryWindow::originOf(const model::MemoryNote &note) const
{
    const QString when = QLocale().toString(note.time.toLocalTime(), QLocale::ShortFormat);
    if (note.room.isEmpty())
        //: Under a note: %1 is when it was written
        return tr("%1 · written by you").arg(when);
    //: A room that is not there any more
    const QString room = m_rooms.value(note.room, tr("a deleted room"));
    //: Under a note: from how many messages, %1 when, %2 the room
    const QString origin =
        tr("%1 · from %n message(s) in %2", nullptr, int(note.sources.size())).arg(when, room);
    //: Under a note: %1 tells where it came from
    return note.byUser ? tr("%1 · edited by you").arg(origin) : origin;
}

/// The typed text stays in the field, whatever happens to the list.
void MemoryWindow::showNotes()
{
    const QString wanted = m_search->text().trimmed();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const model::MemoryNote &note : std::as_const(m_notes)) {
            if (!note.text.contains(wanted, Qt::CaseInsensitive))
                continue;
            const QString row = note.text + u'\n' + originOf(note);
            auto *item = new QListWidgetItem(row, m_list);
            item->setData(kId, note.id);
            if (note.id == m_id)
                m_list->setCurrentItem(item);
        }
    }
    if (const model::MemoryNote *note = chosen(); note && !isChanged() && note->text != m_before) {
        m_before = note->text;
        m_field->setPlainText(note->text);
    }
    if (m_id != 0 && !chosen() && !isChanged())
        begin();
    refresh();
}

void MemoryWindow::showChosen()
{
    const QListWidgetItem *item = m_list->currentItem();
    const qint64 id = item ? item->data(kId).toLongLong() : 0;
    if (id == 0 || id == m_id)
        return;
    if (isChanged() && m_writable) {
        tellUnsaved();
        return showNotes(); // the note in the field stays selected
    }
    m_id = id;
    m_asked = 0;
    m_before = chosen()->text;
    m_field->setPlainText(m_before);
    refresh();
}

void MemoryWindow::begin()
{
    m_id = 0;
    m_asked = 0;
    m_before.clear();
    m_problem.clear();
    {
        const QSignalBlocker quiet(m_list);
        m_list->setCurrentRow(-1);
    }
    m_field->clear();
    if (isActiveWindow())
        m_field->setFocus(Qt::TabFocusReason);
    refresh();
}

void MemoryWindow::save()
{
    m_sending = true;
    m_problem.clear();
    refresh();
    Q_EMIT writeWanted(m_id, m_field->toPlainText());
}

void MemoryWindow::discard()
{
    m_problem.clear();
    m_field->setPlainText(m_before);
    refresh();
}

void MemoryWindow::tellUnsaved()
{
    m_problem = tr("Save or discard your changes first.");
    refresh();
}

void MemoryWindow::reject()
{
    if (isChanged() && m_writable)
        return tellUnsaved();
    QDialog::reject();
}

void MemoryWindow::closeEvent(QCloseEvent *event)
{
    if (!isChanged() || !m_writable)
        return QDialog::closeEvent(event);
    tellUnsaved();
    event->ignore();
}

/// The button asks first: a forgotten note cannot be restored.
void MemoryWindow::askToForget()
{
    if (m_asked != 0 && m_asked == m_id) {
        Q_EMIT forgetWanted(m_id);
        m_asked = 0;
    } else {
        m_asked = m_id;
    }
    refresh();
    if (m_asked != 0)
        m_keep->setFocus(Qt::TabFocusReason);
}

void MemoryWindow::showMessage()
{
    if (const model::MemoryNote *note = chosen(); note && !note->sources.isEmpty())
        Q_EMIT messageWanted(note->room, note->sources.constLast());
}

void MemoryWindow::refresh()
{
    const model::MemoryNote *note = chosen();
    m_list->setVisible(m_list->count() > 0);
    m_empty->setVisible(m_list->count() == 0);
    m_empty->setText(m_notes.isEmpty()
                         ? tr("No notes yet. %1 writes them during conversations, or you can add one here.")
                               .arg(shortName(m_name))
                         : tr("No note contains these words."));
    m_fieldName->setText(m_id == 0 ? tr("New note") : tr("Selected note"));
    m_field->setReadOnly(!m_writable);
    m_add->setEnabled(m_writable && m_id != 0 && !isChanged());
    m_save->setEnabled(m_writable && !m_sending && isChanged());
    m_discard->setVisible(m_writable && isChanged());
    m_forget->setEnabled(m_writable && note);
    m_forget->setText(m_asked == 0 ? tr("Delete") : tr("Delete note"));
    m_keep->setVisible(m_asked != 0);
    m_message->setEnabled(note && !note->sources.isEmpty() && m_rooms.contains(note->room));
    m_trouble->setText(m_problem);
    m_trouble->setVisible(!m_problem.isEmpty());
}

void MemoryWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void MemoryWindow::retranslate()
{
    //: %1 is a companion
    setWindowTitle(tr("%1’s memory").arg(m_name));
    m_intro->setText(
        tr("Private to %1, but sent to the model provider with each prompt.").arg(shortName(m_name)));
    m_search->setPlaceholderText(tr("Search the notes"));
    m_search->setAccessibleName(tr("Search the notes"));
    m_list->setAccessibleName(tr("Notes, newest first"));
    m_field->setAccessibleName(tr("Text of the note"));
    m_add->setText(tr("Add"));
    m_save->setText(tr("Save"));
    m_discard->setText(tr("Discard"));
    m_keep->setText(tr("Cancel"));
    m_message->setText(tr("Show the message"));
    m_close->setText(tr("Close"));
    showNotes();
}

} // namespace studio::ui
