// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"
#include "app/studio_window.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/translations.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QTest>
#include <QTextStream>
#include <QUrl>

#include <algorithm>

namespace tst_job_counts {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kLong = 60'000; // ms: real votes and real turns, on a busy machine

const base::ParticipantId kKyoko(u"companion_kyoko"_s);
const base::ParticipantId kNatsumi(u"companion_natsumi"_s);

/// A user's hand, whose keys and clicks are counted as they arrive in the application. Characters of a text
/// are counted apart; a drop counts as a click.
class Hand : public QObject
{
public:
    struct Count
    {
        int keys = 0;
        int clicks = 0;
        int typed = 0;
        [[nodiscard]] int steps() const { return keys + clicks; }
    };

    Hand() { qApp->installEventFilter(this); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        m_awaited = &m_count.keys;
        QTest::keyClick(keyboard(), key, modifiers);
    }
    void type(const QString &text)
    {
        for (const QChar letter : text) {
            m_awaited = &m_count.typed;
            QTest::keyClicks(keyboard(), QString(letter));
        }
    }
    void click(QWidget *on, QPoint at)
    {
        m_awaited = &m_count.clicks;
        QTest::mouseClick(on, Qt::LeftButton, {}, at);
    }
    void click(QWidget *on) { click(on, on->rect().center()); }
    void drop(QWidget *on, const QString &file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enters(on->rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &enters);
        QDropEvent drops(on->rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        m_awaited = &m_count.clicks;
        QCoreApplication::sendEvent(on, &drops);
    }
    /// No click: what is under the pointer shows what it offers.
    static void pointAt(QWidget *on, QPoint at)
    {
        QMouseEvent move(QEvent::MouseMove, QPointF(at), on->mapToGlobal(QPointF(at)), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &move);
    }

    [[nodiscard]] const Count &count() const { return m_count; }

protected:
    /// Of a key there are several events, and each may go on to the parents: the first one is the key.
    bool eventFilter(QObject *, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        if (m_awaited && (type == QEvent::ShortcutOverride || type == QEvent::KeyPress ||
                          type == QEvent::MouseButtonPress || type == QEvent::Drop)) {
            ++*m_awaited;
            m_awaited = nullptr;
        }
        return false;
    }

private:
    [[nodiscard]] static QWidget *keyboard()
    {
        QWidget *popup = QApplication::activePopupWidget();
        QWidget *focus = QApplication::focusWidget();
        return popup ? popup : focus ? focus : QApplication::activeWindow();
    }

    Count m_count;
    int *m_awaited = nullptr;
};

QWidget *shown(const QString &objectName)
{
    const QWidgetList all = QApplication::allWidgets();
    const auto found = std::find_if(all.cbegin(), all.cend(), [&](const QWidget *one) {
        return one->objectName() == objectName && one->isVisible() && one->isEnabled();
    });
    return found == all.cend() ? nullptr : *found;
}

/// The real studio with its first room.
class Studio : public QObject
{
public:
    Studio()
    {
        m_translations.use(model::Language::English);
        m_house = std::move(
            *app::House::open(folder.dataFolder(), app::House::Access::ReadWrite, app::House::Time::Real));
        connect(&m_house->rooms(), &ports::RoomPort::published, this,
                [this](const auto &, const auto &published) { events += published; });
        m_window =
            std::make_unique<app::StudioWindow>(*m_house, m_translations, folder.file(u"window.ini"_s));
        m_window->open();
        m_window->window().resize(1280, 800); // as on a usual screen: that of tests is smaller
    }

    [[nodiscard]] QWidget &window() { return m_window->window(); }
    template<typename Widget>
    [[nodiscard]] Widget *part(const QString &objectName)
    {
        return window().findChild<Widget *>(objectName);
    }
    [[nodiscard]] bool isReady()
    {
        const QWidget *focus = QApplication::focusWidget();
        return window().windowTitle().startsWith(u"Tea at five"_s) && focus &&
               focus->objectName() == "composer.input"_L1;
    }

    template<typename Fact, typename Fits>
    [[nodiscard]] int count(Fits fits) const
    {
        return int(std::count_if(events.cbegin(), events.cend(), [&](const model::Envelope &event) {
            const auto *fact = std::get_if<Fact>(&event.body);
            return fact && fits(*fact);
        }));
    }
    /// The floor has nothing more to do.
    [[nodiscard]] bool isResting() const
    {
        const auto last = std::find_if(events.crbegin(), events.crend(), [](const model::Envelope &event) {
            return std::holds_alternative<model::FloorSaid>(event.body);
        });
        return last != events.crend() &&
               std::holds_alternative<model::Rest>(std::get<model::FloorSaid>(last->body).output.kind);
    }

    [[nodiscard]] int decisions() const
    {
        return count<model::Decided>([](const auto &) { return true; });
    }

    [[nodiscard]] int saidBy(const base::ParticipantId &who) const
    {
        return count<model::MessagePosted>([&](const auto &posted) { return posted.message.from == who; });
    }
    [[nodiscard]] bool isSaid(const QString &text, const QList<base::ParticipantId> &to, bool whisper) const
    {
        return count<model::MessagePosted>([&](const auto &posted) {
                   return posted.message.text.trimmed() == text && posted.message.to == to &&
                          posted.message.whisper == whisper;
               }) == 1;
    }

    const TemporaryStudio folder;
    QList<model::Envelope> events;

private:
    ui::Translations m_translations;
    std::unique_ptr<app::House> m_house;
    std::unique_ptr<app::StudioWindow> m_window;
};

} // namespace

/// What users do most, each with no more keys and clicks than in the programs that they know. From the main
/// window with the message box focused; a row of the table is one short function.
class JobCounts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void cleanupTestCase();
    void sayToAll();
    void askOne();
    void whisperToOne();
    void anotherReply();
    void mendAMessage();
    void newCompanionIntoThisRoom();
    void cardToAFirstLine();
    void muteOne();
    void shareATalk();
    void whatIf();
    void stageWindow();
    void anotherModelForTheRoom();
    void sendAPicture();

private:
    void within(const char *job, int limit);
    void joinThisRoom();

    std::unique_ptr<Studio> m_studio;
    std::unique_ptr<Hand> m_hand;
    QStringList m_table;
};

void JobCounts::init()
{
    m_studio = std::make_unique<Studio>();
    QVERIFY(QTest::qWaitForWindowActive(&m_studio->window()));
    QTRY_VERIFY_WITH_TIMEOUT(m_studio->isReady(), kLong);
    m_hand = std::make_unique<Hand>();
}

void JobCounts::cleanup()
{
    m_hand.reset();
    m_studio.reset();
}

void JobCounts::within(const char *job, int limit)
{
    const Hand::Count &count = m_hand->count();
    m_table.append(u"%1 %2 %3 %4 %5"_s.arg(QString::fromLatin1(job), -32)
                       .arg(count.keys, 5)
                       .arg(count.clicks, 7)
                       .arg(count.typed, 6)
                       .arg(limit, 6));
    QVERIFY2(count.steps() > 0 && count.steps() <= limit, qPrintable(m_table.last()));
}

void JobCounts::cleanupTestCase()
{
    QTextStream(stdout) << u"\njob                               keys  clicks  typed  limit\n"_s
                        << m_table.join(u'\n') << u'\n';
}

void JobCounts::sayToAll()
{
    m_hand->type(u"Good evening."_s);
    m_hand->press(Qt::Key_Return);

    QTRY_VERIFY_WITH_TIMEOUT(m_studio->isSaid(u"Good evening."_s, {}, false), kLong);
    within("say something to all", 1);
}

void JobCounts::askOne()
{
    m_hand->type(u"@Na"_s);
    m_hand->press(Qt::Key_Tab);
    m_hand->type(u"what now?"_s);
    m_hand->press(Qt::Key_Return);

    QTRY_VERIFY_WITH_TIMEOUT(m_studio->isSaid(u"@Natsumi what now?"_s, {kNatsumi}, false), kLong);
    within("ask one", 2);
}

void JobCounts::whisperToOne()
{
    m_hand->type(u"/w Natsumi psst"_s);
    m_hand->press(Qt::Key_Return);

    QTRY_VERIFY_WITH_TIMEOUT(m_studio->isSaid(u"psst"_s, {kNatsumi}, true), kLong);
    within("whisper to one", 1);
}

void JobCounts::anotherReply()
{
    const auto again = [this] {
        return m_studio->count<model::MessagePosted>([](const auto &posted) { return posted.attempt > 1; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(m_studio->saidBy(kKyoko) > 0, kLong); // she greets the user

    m_hand->press(Qt::Key_R, Qt::ControlModifier);

    QTRY_VERIFY_WITH_TIMEOUT(again() > 0, kLong);
    within("another reply", 1);
}

void JobCounts::mendAMessage()
{
    auto *view = m_studio->part<ui::TranscriptView>(u"transcript"_s);
    QVERIFY(view);
    QTRY_VERIFY_WITH_TIMEOUT(m_studio->saidBy(kKyoko) > 0 && !view->visibleRows().isEmpty(), kLong);
    Hand::pointAt(view->viewport(), view->visibleRows().first().rect.center());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"transcript.bar.edit"_s), kLong);

    m_hand->click(shown(u"transcript.bar.edit"_s));
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"transcript.editor.text"_s), kLong);
    m_hand->type(u"Hm. "_s);
    m_hand->press(Qt::Key_Return);

    const auto mended = [this] {
        return m_studio->count<model::MessageEdited>(
            [](const auto &edit) { return edit.text.contains(u"Hm."_s); });
    };
    QTRY_COMPARE_WITH_TIMEOUT(mended(), 1, kLong);
    within("mend a message", 2);
}

/// The companion was stored, and joins as the fourth.
void JobCounts::joinThisRoom()
{
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"nextJoin"_s), kLong);
    m_hand->click(shown(u"nextJoin"_s));

    const auto *list = m_studio->part<QListView>(u"companionList"_s);
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 4, kLong);
}

void JobCounts::newCompanionIntoThisRoom()
{
    m_hand->press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(
        QApplication::focusWidget() && QApplication::focusWidget()->objectName() == "personaName"_L1, kLong);
    m_hand->type(u"Mio"_s);
    m_hand->press(Qt::Key_S, Qt::ControlModifier);
    joinThisRoom();
    within("new companion into this room", 3);
}

void JobCounts::cardToAFirstLine()
{
    const QString card = m_studio->folder.file(u"mio.json"_s);
    QFile file(card);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Mio","description":"Fond of rain.",)"
        R"("first_mes":"","personality":"","scenario":"","mes_example":""}})");
    file.close();

    m_hand->drop(m_studio->part<QWidget>(u"companionsPanel"_s), card);
    joinThisRoom();
    within("card to a first line", 2);
}

void JobCounts::muteOne()
{
    auto *list = m_studio->part<QListView>(u"companionList"_s);
    m_hand->click(list->viewport(), list->visualRect(list->model()->index(0, 0)).center());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"mute"_s), kLong);
    m_hand->click(shown(u"mute"_s));

    QTRY_COMPARE_WITH_TIMEOUT(m_studio->part<QAbstractButton>(u"mute"_s)->text(), u"Unmute"_s, kLong);
    within("mute one", 2);
}

void JobCounts::shareATalk()
{
    const QString file = m_studio->folder.file(u"evening.html"_s);
    m_hand->press(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeWindow() && shown(u"exportWindow"_s), kLong);
    QTRY_COMPARE_WITH_TIMEOUT(QApplication::activeWindow(), shown(u"exportWindow"_s), kLong);
    m_hand->press(Qt::Key_S, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"exportRoomDialog"_s), kLong);
    QTRY_COMPARE_WITH_TIMEOUT(QApplication::activeWindow(), shown(u"exportRoomDialog"_s), kLong);
    m_hand->type(file); // the proposed name is selected
    m_hand->press(Qt::Key_Return);

    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), kLong);
    within("share a talk", 3);
}

void JobCounts::whatIf()
{
    auto *floor = m_studio->part<ui::FloorPanel>(u"floorPanel"_s);
    // The floor rests before the vote about the greeting too.
    QTRY_VERIFY_WITH_TIMEOUT(m_studio->decisions() > 0 && m_studio->isResting(), kLong);

    m_hand->press(Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QApplication::focusWidget() &&
                                 QApplication::focusWidget()->objectName() != "composer.input"_L1,
                             kLong);
    m_hand->type(u"what if"_s);
    m_hand->press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(floor->isAncestorOf(QApplication::focusWidget()), kLong);
    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
    QVERIFY(row && row->valueInterface());
    const bool isHighest = row->valueInterface()->currentValue() == row->valueInterface()->maximumValue();
    m_hand->press(isHighest ? Qt::Key_Left : Qt::Key_Right);

    QTRY_VERIFY_WITH_TIMEOUT(floor->trial() && floor->trial()->answer, kLong);
    within("what if", 3);
}

void JobCounts::stageWindow()
{
    m_hand->press(Qt::Key_F11, Qt::ShiftModifier);

    QTRY_VERIFY_WITH_TIMEOUT(shown(u"stageWindow"_s), kLong);
    within("stage on screen for viewers", 1);
}

void JobCounts::anotherModelForTheRoom()
{
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"modelChip"_s), kLong);
    m_hand->click(shown(u"modelChip"_s));
    const auto menu = [] { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); };
    QTRY_VERIFY_WITH_TIMEOUT(menu(), kLong);
    const QList<QAction *> actions = menu()->actions();
    const auto found = std::find_if(actions.cbegin(), actions.cend(), [](const QAction *one) {
        return one->objectName() == "roomModelRehearsal"_L1;
    });
    QVERIFY(found != actions.cend());
    m_hand->click(menu(), menu()->actionGeometry(*found).center());

    const auto changed = [this] {
        return m_studio->count<model::RoomChanged>([](const auto &change) {
            return change.room.models.model &&
                   change.room.models.model->provider == model::rehearsalProvider();
        });
    };
    QTRY_COMPARE_WITH_TIMEOUT(changed(), 1, kLong);
    within("another model for the room", 2);
}

void JobCounts::sendAPicture()
{
    QImage image(64, 48, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    QGuiApplication::clipboard()->setImage(image);

    m_hand->press(Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"composer.pictures"_s) && shown(u"composer.send"_s), kLong);
    m_hand->press(Qt::Key_Return);

    const auto sent = [this] {
        return m_studio->count<model::MessagePosted>(
            [](const auto &posted) { return posted.message.pictures.size() == 1; });
    };
    QTRY_COMPARE_WITH_TIMEOUT(sent(), 1, kLong);
    within("send a picture", 2);
}

SUITE_TEST(QApplication, JobCounts)

} // namespace tst_job_counts

#include "tst_job_counts.moc"
